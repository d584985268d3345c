import type * as contract from '@svetlitsa/api-client/contract/banner'
import type { ParsedOf } from '@svetlitsa/api-client/contract/call'
import type { Context } from '../../platform/context.ts'
import { refuse } from '../../platform/refusal.ts'
import { addBanner, type BannerFields, changeBanner, findBanner } from './banner.queries.ts'
import type { BannerKind } from './banner.table.ts'

const words = ['name', 'text', 'action', 'alt'] as const

type Sent = ParsedOf<typeof contract.saveSaleBanner>

/** Writes a new banner or changes one; what was left out stays as it was. */
export async function saveBanner({ db }: Context, kind: BannerKind, sent: Sent) {
  const { id, version } = sent
  const fields = fieldsOf(sent)
  const earlier = id === undefined ? null : await findBanner(db, kind, id)
  if (id !== undefined && !earlier) return refuse('not_found')
  const startsAt = fields.startsAt === undefined ? earlier?.startsAt : fields.startsAt
  const endsAt = fields.endsAt === undefined ? earlier?.endsAt : fields.endsAt
  if (startsAt && endsAt && endsAt <= startsAt) {
    return refuse('invalid', { fields: { endsAt: 'tooSmall' } })
  }
  if (id === undefined) {
    const { name, url, imgUrl } = sent
    const added = await addBanner(db, { ...fields, kind, name, url, picture: imgUrl })
    return { result: true, ...added }
  }
  const reworded = words.some(
    (word) => fields[word] !== undefined && fields[word] !== earlier?.[word],
  )
  const changed = await changeBanner(
    db,
    { kind, id, version },
    // Translations of other words than the banner's would say what it no longer says.
    reworded ? { ...fields, translations: {} } : fields,
  )
  return changed ? { result: true, ...changed } : refuse('changed_meanwhile')
}

function fieldsOf(sent: Sent): BannerFields {
  const { id: _id, version: _version, imgUrl, SORT, startsAt, endsAt, ...rest } = sent
  const given = Object.entries(rest).filter(([, value]) => value !== undefined)
  return {
    ...Object.fromEntries(given),
    picture: imgUrl,
    ...(SORT === undefined ? {} : { sort: SORT }),
    ...(startsAt === undefined ? {} : { startsAt: startsAt ? new Date(startsAt) : null }),
    ...(endsAt === undefined ? {} : { endsAt: endsAt ? new Date(endsAt) : null }),
  }
}
