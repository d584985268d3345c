/**
 * One item of the catalogue menu: a section, or one of its children, two levels deep. The field
 * names are those of the specification (nav.menu-two-levels); `bold` marks a parent.
 */
export type MenuItem = {
  id: number
  name: string
  url: string
  bold: boolean
  childs: readonly MenuItem[]
}
