/**
 * The first element of an island that changes its height: it reaches up, so that the island loads
 * before it comes into view, and down for a reader who has jumped past it. The island's place is
 * positioned.
 */
export function NearMark() {
  return <span className="pointer-events-none absolute -top-200 -bottom-100" />
}
