/**
 * One line of the catalogue's menu: a section, or one of its children, two levels of them. The
 * field names are those of the specification (storefront §3); `bold` marks a parent.
 */
export type MenuItem = {
  id: number
  name: string
  url: string
  bold: boolean
  childs: readonly MenuItem[]
}
