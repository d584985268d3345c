import type { Row } from './goods.ts'
import { type Style, styleCodes, styles } from './styles.ts'
import { words } from './words.ts'

const cheap = { code: 'nedorogie', name: 'Недорогие', kk: 'Арзан', en: 'Good value' }
const light = { code: 'svetlye', name: 'Светлые', kk: 'Ашық түсті', en: 'Light' }
const dark = { code: 'tyomnye', name: 'Тёмные', kk: 'Қою түсті', en: 'Dark' }

interface TagSeed {
  code: string
  name: string
  kk: string | undefined
  en: string | undefined
}

/** The cuts of each leaf section: by price, tone and style. */
export function makeTags(leafSectionIds: readonly number[]) {
  const tags: Row[] = []
  const ids = new Map<string, number>()
  const known: readonly TagSeed[] = [cheap, light, dark, ...styles.map(tagOfStyle)]
  for (const sectionId of leafSectionIds) {
    for (const [at, { code, name, kk, en }] of known.entries()) {
      const id = tags.length + 1
      ids.set(`${sectionId} ${code}`, id)
      tags.push({
        id,
        section_id: sectionId,
        code,
        name,
        name_kk: kk,
        name_en: en,
        position: at + 1,
      })
    }
  }
  const find = (sectionId: number, { code }: { code: string }): number => {
    const id = ids.get(`${sectionId} ${code}`)
    if (id === undefined) throw new Error(`section ${sectionId} has no tag ${code}`)
    return id
  }
  return {
    tags,
    ofStyle: (sectionId: number, style: Style) => find(sectionId, tagOfStyle(style)),
    ofCheap: (sectionId: number) => find(sectionId, cheap),
    ofTone: (sectionId: number, isLight: boolean) => find(sectionId, isLight ? light : dark),
  }
}

export type Tags = ReturnType<typeof makeTags>

function tagOfStyle(style: Style): TagSeed {
  const [kk, en] = words.styles[style] ?? []
  return { code: styleCodes[style], name: nameOf(style), kk, en }
}

/** «Скандинавский стиль», but «Лофт» and «Классика» stand alone. */
function nameOf(style: Style): string {
  return style.endsWith('ий') || style.endsWith('ый') ? `${style} стиль` : style
}
