import { finishes } from './finishes.ts'
import { kinds } from './kinds.ts'
import { pictureFile } from './picture-file.ts'
import { sections as roots } from './sections.ts'

type Row = Record<string, unknown>

export function makeSections(): {
  sections: Row[]
  leafIds: number[]
  sectionId: (code: string) => number
} {
  const sections: Row[] = []
  const ids = new Map<string, number>()
  const add = (
    seed: { code: string; name: string; nameKk: string; nameEn: string; drawing: string },
    parent: { id: number; name: string } | null,
    position: number,
  ): { id: number; name: string } => {
    const id = sections.length + 1
    ids.set(seed.code, id)
    sections.push({
      id,
      code: seed.code,
      parent_id: parent?.id ?? null,
      path: parent ? [parent.id, id] : [id],
      name: seed.name,
      name_kk: seed.nameKk,
      name_en: seed.nameEn,
      picture: pictureOf(seed.drawing, position),
      article: null,
      seo_title: null,
      seo_description: null,
      position,
      is_active: true,
    })
    return { id, name: seed.name }
  }
  for (const [at, root] of roots.entries()) {
    const parent = add(root, null, at + 1)
    for (const [childAt, child] of root.children.entries()) add(child, parent, childAt + 1)
  }
  return {
    sections,
    leafIds: sections.filter((one) => one.parent_id !== null).map((one) => Number(one.id)),
    sectionId: (code) => {
      const id = ids.get(code)
      if (id === undefined) throw new Error(`no section ${code}`)
      return id
    },
  }
}

/** A section shows its goods in one of the finishes they come in. */
function pictureOf(drawing: string, position: number): string | null {
  const kind = kinds.find((one) => one.drawing === drawing)
  const size = kind?.sizes[0]
  const finish = kind?.finishes[position % kind.finishes.length]
  return size && finish ? pictureFile(drawing, position, size, finishes[finish], 'front') : null
}
