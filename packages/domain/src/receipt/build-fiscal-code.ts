export type FiscalMark = {
  /**
   * Numbers of the fiscal storage (ФН) and of the document in it (ФД), and the fiscal sign (ФП).
   */
  storageNumber: string
  documentNumber: string
  attribute: string
  /** When the cash register issued it, in local time: 2026-11-22T20:15. */
  localTime: string
}

/**
 * Returns the content of the QR code on a Russian fiscal receipt, as the tax service's app expects
 * it; `sum` is in whole roubles. A sale is operation 1, a refund is 2.
 */
export function buildFiscalCode(mark: FiscalMark, type: 'sale' | 'refund', sum: number): string {
  const time = mark.localTime.slice(0, 16).replaceAll(/[-:]/g, '')
  const operation = type === 'sale' ? 1 : 2
  return `t=${time}&s=${sum}.00&fn=${mark.storageNumber}&i=${mark.documentNumber}&fp=${mark.attribute}&n=${operation}`
}
