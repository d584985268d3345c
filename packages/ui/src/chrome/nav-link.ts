/** A link of a menu: `name` is the word by which it can be left out, `text` what is read. */
export type NavLink = {
  name: string
  text: string
  href: string
  /** Opens this window instead of leaving the page, where a window host listens. */
  window?: string
}
