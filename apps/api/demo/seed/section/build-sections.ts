import { finishGroups } from '../finish/finish-groups.ts'
import { getFinish } from '../finish/finishes.ts'
import { kitRecipes } from '../kit/kit-recipes.ts'
import { getDrawingPath } from '../picture/get-drawing-path.ts'
import type { Row } from '../product/goods.ts'
import type { SoldKind } from '../product/list-sold-kinds.ts'
import { productKinds } from '../product/product-kinds.ts'
import { buildTranslations } from '../translation/build-translations.ts'
import articles from './section-articles.json' with { type: 'json' }
import { sections as roots, type SectionSeed } from './sections.ts'

const articlesBySection: Readonly<Record<string, readonly string[]>> = articles

/** A short buying guide in three languages, for the sections that have one. */
function buildSectionArticle(section: string) {
  const parts = articlesBySection[section]
  if (!parts) return { article: null, translations: {} }
  const { kk, en } = buildTranslations(parts)
  return {
    article: joinParts(parts),
    translations: { kk: { article: joinParts(kk) }, en: { article: joinParts(en) } },
  }
}

const joinParts = (parts: readonly string[]) => parts.join('\n')

/** Leaf sections that sell kits made of products of other sections. */
const kitSections = new Set(kitRecipes.map(({ section }) => section))

/** The section tree; branches without products are left out. */
export function buildSections(sold: readonly SoldKind[]): {
  sections: Row[]
  leafIds: number[]
  sectionId: (code: string) => number
} {
  const sections: Row[] = []
  const leafIds: number[] = []
  const ids = new Map<string, number>()
  const bySection = new Map(sold.map((kind) => [kind.section, kind]))
  const isSold = ({ code, children }: SectionSeed): boolean =>
    children?.some(isSold) ?? (bySection.has(code) || kitSections.has(code))

  const addSection = (seed: SectionSeed, above: readonly number[], position: number): void => {
    const id = sections.length + 1
    ids.set(seed.code, id)
    const path = [...above, id]
    sections.push({
      id,
      code: seed.code,
      parent_id: above.at(-1) ?? null,
      path,
      name: seed.name,
      name_kk: seed.nameKk,
      name_en: seed.nameEn,
      picture: findSectionPicture(seed, bySection, position),
      ...buildSectionArticle(seed.code),
      seo_title: null,
      seo_description: null,
      position,
      is_active: true,
    })
    const children = seed.children?.filter(isSold) ?? []
    if (children.length === 0) leafIds.push(id)
    for (const [index, child] of children.entries()) addSection(child, path, index + 1)
  }
  for (const [index, root] of roots.filter(isSold).entries()) addSection(root, [], index + 1)
  return {
    sections,
    leafIds,
    sectionId: (code) => {
      const id = ids.get(code)
      if (id === undefined) throw new Error(`no section ${code}`)
      return id
    },
  }
}

/**
 * The picture of a section is a product of its first leaf section, in one of the product's default
 * finishes.
 */
function findSectionPicture(
  seed: SectionSeed,
  sold: ReadonlyMap<string, SoldKind>,
  position: number,
): string | null {
  const shown = findFirstSold(seed, sold)
  const models = shown?.shownBy ?? []
  const model = models[position % Math.max(1, models.length)]
  const studio = model && [...model.pictures.values()][position % model.pictures.size]?.[0]
  if (studio) return studio.file
  const kind = productKinds.find(({ drawing }) => drawing === seed.drawing)
  const size = kind?.sizes[0]
  const group = kind && finishGroups[kind.finishes]
  const finish = group?.[position % group.length]
  return size && finish
    ? getDrawingPath(seed.drawing, position, size, getFinish(finish), 'front')
    : null
}

function findFirstSold(
  { code, children }: SectionSeed,
  sold: ReadonlyMap<string, SoldKind>,
): SoldKind | undefined {
  if (!children) return sold.get(code)
  return children.map((child) => findFirstSold(child, sold)).find(Boolean)
}
