/**
 * Returns whether a delivery option is a transport company's kit, recognized by «комплект» in its
 * description in any form and case (delivery.price, ADR 0040).
 */
export function isTransportKit(description: string): boolean {
  return /(?<!\p{L})комплект/iu.test(description)
}
