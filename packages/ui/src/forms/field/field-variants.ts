import { cva } from 'class-variance-authority'

/**
 * The box of every text field and select: a border of 1 px control, 2 px accent on focus, 2 px sale
 * on error (ADR 0050). The inputs inside have no focus ring of their own.
 */
export const fieldVariants = cva('field-box', {
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

/** The element inside the box; the box shows its focus ring and background. */
export const fieldInnerVariants = cva('field-inner', {
  variants: {
    size: { 36: 'px-3', 44: 'px-3.5', 48: 'px-4', 52: 'px-4' },
    /** With a prefix the number needs the space at the right end. */
    hasPrefix: { true: 'pr-2', false: '' },
  },
  defaultVariants: { size: 52 },
})

/** Heights of a field in px: 52 in forms, 48 in sheets, 44 in filters, 36 in staff apps. */
export type FieldSize = 36 | 44 | 48 | 52
