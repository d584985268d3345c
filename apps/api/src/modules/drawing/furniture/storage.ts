import { cabinet, columns, type Front, type Handle } from './cabinet.ts'
import { type Furniture, look } from './model.ts'

const handles: readonly [Handle, ...Handle[]] = ['bar', 'knob', 'groove', 'long']
const handleOf = (style: number) => look(style, handles, 1)

const repeat = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value)

export const wardrobe: Furniture = (model) => {
  const doors = Math.max(2, Math.round(model.width / 46))
  const front = look<Front['kind']>(model.style, ['door', 'door', 'slats'])
  const handle = look<Handle>(model.style, ['long', 'bar', 'groove'])
  const withDrawers = model.style % 3 === 1
  const fronts = withDrawers
    ? repeat(doors, 0).flatMap((_, at): Front[] => {
        const [left, right] = [at / doors, (at + 1) / doors]
        const opens = at % 2 === 0 ? 'right' : 'left'
        return [
          { left, right, low: 0.2, high: 1, kind: front, opens },
          { left, right, low: 0, high: 0.2, kind: 'drawer' },
        ]
      })
    : columns(repeat(doors, { share: 1, fronts: [front] }))
  return cabinet(model, { foot: 7, stands: 'plinth', fronts, handle })
}

export const slidingWardrobe: Furniture = (model) => {
  const doors = Math.max(2, Math.round(model.width / 90))
  const mirrorAt = model.style % doors
  const fronts = columns(
    repeat(doors, 0).map((_, at) => ({
      share: 1,
      fronts: [at === mirrorAt ? 'mirror' : 'door'] as const,
    })),
  )
  return cabinet(model, { foot: 6, stands: 'plinth', fronts, handle: 'groove' })
}

export const chest: Furniture = (model) => {
  const isWide = model.width > 100
  const rows = Math.max(3, Math.round((model.height - 12) / 20))
  const fronts = columns(
    repeat(isWide ? 2 : 1, { share: 1, fronts: repeat(isWide ? 3 : rows, 'drawer' as const) }),
  )
  const stands = look<'legs' | 'plinth'>(model.style, ['legs', 'plinth', 'legs'])
  return cabinet(model, {
    foot: stands === 'legs' ? 14 : 6,
    stands,
    fronts,
    handle: handleOf(model.style),
    topOverhang: 0.6,
  })
}

export const bedside: Furniture = (model) => {
  const fronts = columns([
    { share: 1, fronts: model.style % 3 === 0 ? ['drawer', 'open'] : ['drawer', 'drawer'] },
  ])
  return cabinet(model, { foot: 14, stands: 'legs', fronts, handle: handleOf(model.style) })
}

export const tvStand: Furniture = (model) => {
  const slats = look<Front['kind']>(model.style, ['door', 'slats', 'door'])
  const fronts = columns([
    { share: 1, fronts: [slats] },
    { share: 1.1, fronts: model.style % 2 === 0 ? ['drawer', 'open'] : ['drawer', 'drawer'] },
    { share: 1, fronts: [slats] },
  ])
  return cabinet(model, { foot: 13, stands: 'legs', fronts, handle: handleOf(model.style) })
}

export const sideboard: Furniture = (model) => {
  const doors = look<Front['kind']>(model.style, ['slats', 'door', 'door'], 1)
  const fronts = columns([
    { share: 1, fronts: [doors] },
    { share: 1, fronts: ['drawer', 'drawer', 'drawer'] },
    { share: 1, fronts: [doors] },
  ])
  return cabinet(model, {
    foot: 16,
    stands: 'legs',
    fronts,
    handle: handleOf(model.style),
    topOverhang: 0.5,
  })
}

export const shoeCabinet: Furniture = (model) => {
  const fronts = columns([{ share: 1, fronts: ['drawer', 'drawer', 'drawer'] }])
  return cabinet(model, {
    foot: 6,
    stands: look(model.style, ['plinth', 'legs'] as const),
    fronts,
    handle: handleOf(model.style),
  })
}
