import { createHash } from 'node:crypto'

/** Number of a fictitious fiscal storage, with the prefix reserved for tests. */
export const STORAGE_NUMBER = '9999078900000001'

/** The attribute by which a register signs the document of a number. */
export function calculateFiscalAttribute(documentNumber: number): number {
  return createHash('sha256').update(`${STORAGE_NUMBER}/${documentNumber}`).digest().readUInt32BE()
}
