/** Formats «Фото {n} из {of}». */
export const formatPhotoCounter = (
  template: string,
  number: number | string,
  total: number | string,
): string => template.replace('{n}', String(number)).replace('{of}', String(total))
