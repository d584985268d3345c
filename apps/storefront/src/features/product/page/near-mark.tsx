/**
 * The first element of an island that changes its height: it reaches up, so that the island loads
 * before it comes into view.
 */
export function NearMark() {
  return <span className="pointer-events-none absolute -top-200 h-200" />
}
