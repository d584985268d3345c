/** One value of a filter: how many goods it would leave, and whether it leaves any at all. */
export type FilterOption = {
  id: string
  value: string
  /** Left out where it is not counted. */
  count?: number
  checked: boolean
  /** False for a value with no goods: it stays in its place, pale and dead, unless it is ticked. */
  availability: boolean
}
