import {
  type InteriorStyle,
  interiorStyleCodes,
  interiorStyles,
} from '../interior-style/interior-styles.ts'
import { termTranslations } from '../translation/term-translations.ts'

const cheap = { code: 'nedorogie', name: 'Недорогие', kk: 'Арзан', en: 'Good value' }
const light = { code: 'svetlye', name: 'Светлые', kk: 'Ашық түсті', en: 'Light' }
const dark = { code: 'tyomnye', name: 'Тёмные', kk: 'Қою түсті', en: 'Dark' }

interface TagSeed {
  code: string
  name: string
  kk: string | undefined
  en: string | undefined
}

/** The tags of each leaf section: by price, tone and style. */
export function buildTags(leafSectionIds: readonly number[]) {
  const tags: Record<string, unknown>[] = []
  const ids = new Map<string, number>()
  const tagSeeds: readonly TagSeed[] = [cheap, light, dark, ...interiorStyles.map(toStyleTag)]
  for (const sectionId of leafSectionIds) {
    for (const [index, { code, name, kk, en }] of tagSeeds.entries()) {
      const id = tags.length + 1
      ids.set(`${sectionId} ${code}`, id)
      tags.push({
        id,
        section_id: sectionId,
        code,
        name,
        name_kk: kk,
        name_en: en,
        position: index + 1,
      })
    }
  }
  const getTagId = (sectionId: number, { code }: { code: string }): number => {
    const id = ids.get(`${sectionId} ${code}`)
    if (id === undefined) throw new Error(`section ${sectionId} has no tag ${code}`)
    return id
  }
  return {
    tags,
    getStyleTagId: (sectionId: number, style: InteriorStyle) =>
      getTagId(sectionId, toStyleTag(style)),
    getCheapTagId: (sectionId: number) => getTagId(sectionId, cheap),
    getToneTagId: (sectionId: number, isLight: boolean) =>
      getTagId(sectionId, isLight ? light : dark),
  }
}

export type Tags = ReturnType<typeof buildTags>

function toStyleTag(style: InteriorStyle): TagSeed {
  const [kk, en] = termTranslations.styles[style] ?? []
  return { code: interiorStyleCodes[style], name: formatStyleName(style), kk, en }
}

/** «Скандинавский стиль», but «Лофт» and «Классика» without the word «стиль». */
function formatStyleName(style: InteriorStyle): string {
  return style.endsWith('ий') || style.endsWith('ый') ? `${style} стиль` : style
}
