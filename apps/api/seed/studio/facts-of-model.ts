import type { StudioModel } from './studio-library.ts'

/** What a parameter tells in numbers; nothing where it does not. */
const numbers: Readonly<Record<string, (params: Params) => unknown>> = {
  // A corner adds a place for the knee of the sofa and one on its ottoman.
  MEST: ({ seats, side }) => (side === undefined ? seats : Number(seats) + 2),
  // Sliding doors are written one letter each: a panel, a mirror.
  DVERI: ({ doors }) => (typeof doors === 'string' ? doors.length : doors),
  YASHCHIKI: ({ drawers, columns }) => drawers ?? sumOfDigits(columns),
  POLKI: ({ shelves }) => shelves,
  SPALNOE: ({ mattressWidth }) => mattressWidth,
  VYSOTA_SIDENYA: ({ seatHeight }) => seatHeight,
}

/** Columns of a chest are written with their drawers: «43» has four and three. */
function sumOfDigits(columns: Params[string] | undefined): number {
  return String(columns ?? '')
    .replace(/\D/g, '')
    .split('')
    .reduce((sum, one) => sum + Number(one), 0)
}

const metals = new Set(['black-metal', 'white-metal', 'brass', 'chrome'])

type Params = StudioModel['params']

/** What a parameter says in the shopper's words; nothing where it does not tell. */
const words: Readonly<Record<string, (params: Params) => string | null>> = {
  RUCHKI: ({ handle }) => (typeof handle === 'string' ? (handles[handle] ?? null) : null),
  OPORY: ({ legs, legMaterial, form }) => {
    if (legs === 'metal' || form === 'metal' || metals.has(String(legMaterial))) return 'Металл'
    return legs === 'wood' || legMaterial !== undefined ? 'Дерево' : null
  },
  FASAD: ({ door }) => (door === undefined ? null : door === 'framed' ? 'Рамочный' : 'Гладкий'),
  ZERKALO_NA_DVERI: ({ doors, mirrors }) => {
    if (typeof doors === 'string') return doors.includes('m') ? 'Есть' : 'Нет'
    return mirrors === undefined ? null : mirrors === '' ? 'Нет' : 'Есть'
  },
  IZGOLOVYE: ({ headboard }) =>
    headboard === undefined ? null : headboard === 'none' ? 'Низкое' : 'Высокое',
  FORMA: ({ form }) => forms[String(form)] ?? null,
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
  const value = numbers[code]?.(params)
  return typeof value === 'number' && value > 0 ? Math.round(value) : null
}

/** Whether a characteristic in words is seen on a model: then nothing else may be said of it. */
export const isSeen = (code: string): boolean => Object.hasOwn(words, code)

/** A characteristic in words as the model was built, null where it does not tell. */
export function wordOf({ params }: StudioModel, code: string): string | null {
  return words[code]?.(params) ?? null
}
