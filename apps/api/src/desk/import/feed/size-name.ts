const sizeNames = ['длина', 'ширина', 'глубина', 'высота'] as const

/** A property whose value is a size of the product in the shop. */
export type SizeName = (typeof sizeNames)[number]

/** Whether a property of this name is a size of the product. */
export function isSizeName(name: string): boolean {
  const lower = name.toLowerCase()
  return sizeNames.some((sizeName) => sizeName === lower)
}
