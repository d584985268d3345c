import { styles } from './names.ts'

type Row = Record<string, unknown>

const nedorogie = 'nedorogie'

const styleTags: Readonly<Record<(typeof styles)[number], { code: string; name: string }>> = {
  Скандинавский: { code: 'skandinavskiy-stil', name: 'Скандинавский стиль' },
  Современный: { code: 'sovremennyy-stil', name: 'Современный стиль' },
  Лофт: { code: 'loft', name: 'Лофт' },
  Классика: { code: 'klassika', name: 'Классика' },
  Минимализм: { code: 'minimalizm', name: 'Минимализм' },
}

/** The cuts of each leaf section: by style, and what costs little. */
export function makeTags(leafSectionIds: readonly number[]) {
  const tags: Row[] = []
  const ids = new Map<string, number>()
  const add = (sectionId: number, code: string, name: string, position: number) => {
    const id = tags.length + 1
    ids.set(`${sectionId} ${code}`, id)
    tags.push({ id, section_id: sectionId, code, name, position })
  }
  for (const sectionId of leafSectionIds) {
    add(sectionId, nedorogie, 'Недорогие', 1)
    for (const [at, style] of styles.entries()) {
      add(sectionId, styleTags[style].code, styleTags[style].name, at + 2)
    }
  }
  const find = (sectionId: number, code: string): number => {
    const id = ids.get(`${sectionId} ${code}`)
    if (id === undefined) throw new Error(`section ${sectionId} has no tag ${code}`)
    return id
  }
  return {
    tags,
    ofStyle: (sectionId: number, style: (typeof styles)[number]) =>
      find(sectionId, styleTags[style].code),
    ofCheap: (sectionId: number) => find(sectionId, nedorogie),
  }
}

export type Tags = ReturnType<typeof makeTags>
