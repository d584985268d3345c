/** A code as printed, in groups of four: «7K3M-9XQ2-0RTB-4WNE». */
export function formatCertificateCode(code: string): string {
  return code.match(/.{1,4}/gu)?.join('-') ?? ''
}
