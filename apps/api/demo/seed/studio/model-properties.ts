import type { StudioModel } from './studio-library.ts'

/**
 * Numeric properties derived from model parameters; undefined if the model does not define them.
 */
const numberReaders: Readonly<Record<string, (params: Params) => unknown>> = {
  // A corner sofa has two more seats: one at the corner and one on the ottoman.
  MEST: ({ seats, side }) => (side === undefined ? seats : Number(seats) + 2),
  // Sliding doors are encoded as one letter per panel: plain or mirrored.
  DVERI: ({ doors }) => (typeof doors === 'string' ? doors.length : doors),
  YASHCHIKI: ({ drawers, columns }) => drawers ?? sumOfDigits(columns),
  POLKI: ({ shelves }) => shelves,
  SPALNOE: ({ mattressWidth }) => mattressWidth,
  VYSOTA_SIDENYA: ({ seatHeight }) => seatHeight,
}

/**
 * Columns of a chest are encoded by their numbers of drawers: «43» is a column of four and one of
 * three.
 */
function sumOfDigits(columns: Params[string] | undefined): number {
  return String(columns ?? '')
    .replace(/\D/g, '')
    .split('')
    .reduce((sum, digits) => sum + Number(digits), 0)
}

const metals = new Set(['black-metal', 'white-metal', 'brass', 'chrome'])

type Params = StudioModel['params']

/** Text properties derived from model parameters; null if the model does not define them. */
const textReaders: Readonly<Record<string, (params: Params) => string | null>> = {
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

/** A numeric property of the model as built; null if its parameters do not define it. */
export function getModelNumber({ params }: StudioModel, code: string): number | null {
  const value = numberReaders[code]?.(params)
  return typeof value === 'number' && value > 0 ? Math.round(value) : null
}

/** Whether a text property is visible on a model, so that no other value may be assigned. */
export const hasModelText = (code: string): boolean => Object.hasOwn(textReaders, code)

/** A text property of the model as built; null if its parameters do not define it. */
export function getModelText({ params }: StudioModel, code: string): string | null {
  return textReaders[code]?.(params) ?? null
}
