import type { saveTopBanners } from '@svetlitsa/api-client/banner-editor/contract'
import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import {
  type BannerContent,
  type BannerKind,
  bannerTextFields,
} from '@svetlitsa/domain/banner/banner'
import { problemTexts } from '@svetlitsa/i18n/problem/problem-texts'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { addBanner, type BannerRow, changeBanner, lockBanner } from './banner.queries.ts'
import { addBannerChange, findUnknownChoices } from './banner-editor.queries.ts'
import { isStoredPicture } from './save-banner-picture.ts'
import { toBannerContent, toBannerRowFields } from './to-banner-content.ts'

type BannerInput = ParsedInput<typeof saveTopBanners>
type Saved = { result: true; id: number; version: number }

const newBanner: BannerContent = {
  name: '',
  text: '',
  action: '',
  alt: '',
  translations: {},
  url: '/',
  imgUrl: '',
  SORT: 500,
  spots: [],
  regionIds: [],
  startsAt: null,
  endsAt: null,
  isActive: true,
}

/**
 * Creates a banner or changes one and notes who did; omitted fields stay unchanged. Table triggers
 * purge the pages that show it.
 */
export async function saveBanner(
  context: Context,
  kind: BannerKind,
  input: BannerInput,
): Promise<Saved | Refusal<'not_found' | 'changed_meanwhile' | 'invalid'>> {
  const { id, version, ...fields } = input
  const problems = await findProblems(context, fields)
  if (problems) return refuse('invalid', { fields: problems })
  return transact(context.db, async (tx) => {
    const previous = id === undefined ? null : await lockBanner(tx, kind, id)
    if (id !== undefined && !previous) return refuse('not_found')
    if (previous && version !== undefined && previous.version !== version)
      return refuse('changed_meanwhile')
    const before = previous && toBannerContent(previous)
    const content = mergeContent(before ?? newBanner, fields)
    if (content.startsAt && content.endsAt && content.endsAt <= content.startsAt)
      return refuse('invalid', {
        fields: { endsAt: problemTexts[context.language].fields.endBeforeStart },
      })
    return saveVersion(tx, context, { kind, previous, before, content, restored: null })
  })
}

interface Version {
  kind: BannerKind
  previous: BannerRow | null
  before: BannerContent | null
  content: BannerContent
  restored: number | null
}

/** Writes a version of a banner and its history in one transaction. */
export async function saveVersion(
  tx: Db,
  { session }: Context,
  { kind, previous, before, content, restored }: Version,
): Promise<Saved> {
  const userId = session?.userId
  if (!userId) throw new Error('a banner is saved by somebody who logged in')
  const fields = toBannerRowFields(content)
  const row = previous
    ? await changeBanner(tx, previous.id, fields)
    : await addBanner(tx, { kind, ...fields })
  const { id, version } = row
  await addBannerChange(tx, {
    bannerId: id,
    version,
    userId,
    restored,
    before,
    after: toBannerContent(row),
  })
  return { result: true, id, version }
}

/** Translations of a Russian text that was changed are outdated, unless they were sent with it. */
function mergeContent(
  before: BannerContent,
  input: Omit<BannerInput, 'id' | 'version'>,
): BannerContent {
  const { startsAt, endsAt, ...rest } = input
  const sent = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  const content: BannerContent = {
    ...before,
    ...sent,
    startsAt: startsAt === undefined ? before.startsAt : normalize(startsAt),
    endsAt: endsAt === undefined ? before.endsAt : normalize(endsAt),
  }
  if (input.translations) return { ...content, translations: withoutEmpty(input.translations) }
  const hasChangedTexts = bannerTextFields.some((field) => content[field] !== before[field])
  return hasChangedTexts ? { ...content, translations: {} } : content
}

/** An empty text is no translation: the Russian one is shown. */
function withoutEmpty(translations: BannerContent['translations']): BannerContent['translations'] {
  const kept = Object.entries(translations)
    .map(([language, texts]) => [
      language,
      Object.fromEntries(Object.entries(texts ?? {}).filter(([, text]) => text)),
    ])
    .filter(([, texts]) => Object.keys(texts ?? {}).length > 0)
  return Object.fromEntries(kept)
}

function normalize(moment: string | null): string | null {
  return moment && new Date(moment).toISOString()
}

/** What only the database and the storage know about the fields. */
async function findProblems(
  { db, services, language }: Context,
  { regionIds = [], spots = [], imgUrl }: Pick<BannerInput, 'regionIds' | 'spots' | 'imgUrl'>,
): Promise<Record<string, string> | null> {
  const { notListed, wrong } = problemTexts[language].fields
  const sections = spots.map(({ section }) => section)
  const unknown = await findUnknownChoices(db, { regionIds, sections })
  const problems: Record<string, string> = {}
  if (unknown.hasUnknownRegion) problems.regionIds = notListed
  for (const [index, section] of sections.entries())
    if (unknown.unknownSections.has(section)) problems[`spots.${index}.section`] = notListed
  if (imgUrl && !(await isStoredPicture(services.storage, imgUrl))) problems.imgUrl = wrong
  return Object.keys(problems).length > 0 ? problems : null
}
