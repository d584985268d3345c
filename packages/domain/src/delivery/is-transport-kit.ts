/**
 * Whether a delivery option is a transport company's kit, told by the word «комплект» in its
 * description, whatever its ending and case (account §9, decisions «Orders»).
 */
export function isTransportKit(description: string): boolean {
  return /(?<!\p{L})комплект/iu.test(description)
}
