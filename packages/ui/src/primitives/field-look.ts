import { cva } from 'class-variance-authority'

/**
 * The box of everything one types in or picks from: 1 px control, 2 px accent in focus, 2 px sale
 * when wrong (design notes §3). Inputs inside carry no ring of their own.
 */
export const fieldLook = cva('field-box', {
  variants: {
    size: {
      36: 'h-9 rounded-compact text-small',
      44: 'h-11 text-body',
      48: 'h-12 text-body',
      52: 'h-13 text-body',
      free: 'text-body',
    },
  },
  defaultVariants: { size: 52 },
})

/** The element inside the box: it gives its ring and its ground to the box. */
export const fieldInnerLook = cva('field-inner', {
  variants: {
    size: { 36: 'px-3', 44: 'px-3.5', 48: 'px-4', 52: 'px-4' },
    /** A word stands before it: the number after it needs the room at its end. */
    led: { true: 'pr-2', false: '' },
  },
  defaultVariants: { size: 52 },
})

/** Heights of a field in px: 52 in forms, 48 in sheets, 44 in filters, 36 in cabinets. */
export type FieldSize = 36 | 44 | 48 | 52
