export type FiscalMark = {
  /** Number of the storage (ФН), of the document in it (ФД), and its attribute (ФП). */
  storageNumber: string
  documentNumber: string
  attribute: string
  /** When the register wrote it, in its own time: 2026-11-22T20:15. */
  localTime: string
}

/**
 * What the square code of a Russian fiscal receipt says to the tax service's program; `sum` is in
 * whole roubles. Money received is operation 1, money given back is 2.
 */
export function fiscalCode(mark: FiscalMark, type: 'sale' | 'refund', sum: number): string {
  const time = mark.localTime.slice(0, 16).replaceAll(/[-:]/g, '')
  const operation = type === 'sale' ? 1 : 2
  return `t=${time}&s=${sum}.00&fn=${mark.storageNumber}&i=${mark.documentNumber}&fp=${mark.attribute}&n=${operation}`
}
