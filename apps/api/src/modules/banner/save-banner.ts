import type * as contract from '@svetlitsa/api-client/banner/contract'
import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type { Context } from '../../platform/context/context.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { addBanner, type BannerFields, changeBanner, findBanner } from './banner.queries.ts'
import type { BannerKind } from './banner.table.ts'

const textFields = ['name', 'text', 'action', 'alt'] as const

type BannerInput = ParsedInput<typeof contract.saveSaleBanner>

/** Creates a banner or updates one; omitted fields stay unchanged. */
export async function saveBanner({ db }: Context, kind: BannerKind, input: BannerInput) {
  const { id, version } = input
  const fields = toBannerFields(input)
  const previous = id === undefined ? null : await findBanner(db, kind, id)
  if (id !== undefined && !previous) return refuse('not_found')
  const startsAt = fields.startsAt === undefined ? previous?.startsAt : fields.startsAt
  const endsAt = fields.endsAt === undefined ? previous?.endsAt : fields.endsAt
  if (startsAt && endsAt && endsAt <= startsAt) {
    return refuse('invalid', { fields: { endsAt: 'tooSmall' } })
  }
  if (id === undefined) {
    const { name, url, imgUrl } = input
    const added = await addBanner(db, { ...fields, kind, name, url, picture: imgUrl })
    return { result: true, ...added }
  }
  const hasChangedTexts = textFields.some(
    (field) => fields[field] !== undefined && fields[field] !== previous?.[field],
  )
  const changed = await changeBanner(
    db,
    { kind, id, version },
    // Translations of the previous texts are outdated, so they are dropped.
    hasChangedTexts ? { ...fields, translations: {} } : fields,
  )
  return changed ? { result: true, ...changed } : refuse('changed_meanwhile')
}

function toBannerFields(input: BannerInput): BannerFields {
  const { id: _id, version: _version, imgUrl, SORT, startsAt, endsAt, ...rest } = input
  const entries = Object.entries(rest).filter(([, value]) => value !== undefined)
  return {
    ...Object.fromEntries(entries),
    picture: imgUrl,
    ...(SORT === undefined ? {} : { sort: SORT }),
    ...(startsAt === undefined ? {} : { startsAt: startsAt ? new Date(startsAt) : null }),
    ...(endsAt === undefined ? {} : { endsAt: endsAt ? new Date(endsAt) : null }),
  }
}
