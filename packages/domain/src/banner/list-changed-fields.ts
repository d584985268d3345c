import type { BannerContent } from './banner-content.ts'

export type BannerField = keyof BannerContent

/** The fields of a banner in which two versions differ, in the order of its form (route.tools). */
export function listChangedFields(one: BannerContent, other: BannerContent): BannerField[] {
  return fields.filter((field) => toComparable(one[field]) !== toComparable(other[field]))
}

const fields = [
  'name',
  'text',
  'action',
  'alt',
  'translations',
  'url',
  'imgUrl',
  'spots',
  'regionIds',
  'startsAt',
  'endsAt',
  'isActive',
  'SORT',
] as const satisfies BannerField[]

/** The same text for the same value, whatever the order of its members; empty texts do not count. */
function toComparable(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    const members = Object.entries(part)
      .filter(([, member]) => !isEmpty(member))
      .sort(([a], [b]) => (a < b ? -1 : 1))
    return Object.fromEntries(members)
  })
}

function isEmpty(member: unknown): boolean {
  if (member === undefined || member === '' || member === false) return true
  return typeof member === 'object' && member !== null && Object.values(member).every(isEmpty)
}
