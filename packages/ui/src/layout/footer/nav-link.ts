/** A menu link: `name` identifies it so that it can be omitted, `text` is its label. */
export type NavLink = {
  name: string
  text: string
  href: string
  /** The window to open instead of navigating, if a window host is present. */
  window?: string
}
