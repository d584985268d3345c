export type CertificateFields = { certificate: string; secretKey: string }

/** What a certificate holds, and how much of it pays now. */
export interface CertificateBalance {
  /** As printed on the certificate. */
  number: string
  balance: number
  maxAmount: number
  /** Why it pays nothing, in the reader's language; null where the server does not say. */
  error: string | null
}

export type WriteOffResult =
  | { isPaid: true; message: string; due: number }
  | { isPaid: false; message: string | null; maxAmount: number | undefined }

/** The calls that a certificate is checked and paid with: those of orders, or of a checkout. */
export interface CertificateCalls {
  /** Null where the check failed. */
  check: (fields: CertificateFields) => Promise<CertificateBalance | null>
  writeOff: (typed: CertificateFields & { amount: number; key: string }) => Promise<WriteOffResult>
}
