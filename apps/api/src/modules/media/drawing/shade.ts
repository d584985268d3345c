/** A colour made lighter (share above 0) or darker (below), by its share of the way. */
export function shade(colour: string, share: number): string {
  const target = share > 0 ? 255 : 0
  const amount = Math.abs(share)
  const mix = (at: number): string => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16)
    return Math.round(value + (target - value) * amount)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${mix(1)}${mix(3)}${mix(5)}`
}
