/** Fills «Фото {n} из {of}». */
export const photoWord = (word: string, n: number | string, of: number | string): string =>
  word.replace('{n}', String(n)).replace('{of}', String(of))
