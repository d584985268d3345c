import type { StudioModel } from './studio-library.ts'

/** Which parameter of a model tells a characteristic in numbers. */
const numbers: Readonly<Record<string, string>> = {
  MEST: 'seats',
  DVERI: 'doors',
  YASHCHIKI: 'drawers',
  POLKI: 'shelves',
  SPALNOE: 'mattressWidth',
  VYSOTA_SIDENYA: 'seatHeight',
}

const metals = new Set(['black-metal', 'white-metal', 'brass', 'chrome'])

type Params = StudioModel['params']

/** What a parameter says in the shopper's words; nothing where it does not tell. */
const words: Readonly<Record<string, (params: Params) => string | null>> = {
  RUCHKI: ({ handle }) => (typeof handle === 'string' ? (handles[handle] ?? null) : null),
  OPORY: ({ legs, legMaterial }) => {
    if (legs === 'metal' || metals.has(String(legMaterial))) return 'Металл'
    return legMaterial === undefined ? null : 'Дерево'
  },
  FASAD: ({ door }) => (door === undefined ? null : door === 'framed' ? 'Рамочный' : 'Гладкий'),
  ZERKALO_NA_DVERI: ({ door, mirror }) =>
    door === undefined && mirror === undefined
      ? null
      : door === 'mirror' || mirror === true
        ? 'Есть'
        : 'Нет',
  IZGOLOVYE: ({ headboard }) =>
    headboard === undefined ? null : headboard === 'none' ? 'Низкое' : 'Высокое',
  FORMA: ({ form, shape, top }) => forms[String(form ?? shape ?? top)] ?? null,
}

const handles: Readonly<Record<string, string>> = {
  bar: 'Скобы',
  shell: 'Скобы',
  knob: 'Кнопки',
  edge: 'Без ручек',
  none: 'Без ручек',
}

const forms: Readonly<Record<string, string>> = {
  drum: 'Круглая',
  ribbed: 'Круглая',
  bag: 'Круглая',
  round: 'Круглая',
  oval: 'Овальная',
  cube: 'Прямоугольная',
  square: 'Прямоугольная',
  rectangle: 'Прямоугольная',
  rect: 'Прямоугольная',
}

/** A characteristic in numbers as the model was built, null where it does not tell. */
export function numberOf({ params }: StudioModel, code: string): number | null {
  const value = numbers[code] === undefined ? undefined : params[numbers[code]]
  return typeof value === 'number' && value > 0 ? Math.round(value) : null
}

/** A characteristic in words as the model was built, null where it does not tell. */
export function wordOf({ params }: StudioModel, code: string): string | null {
  return words[code]?.(params) ?? null
}
