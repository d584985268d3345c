import { cva } from 'class-variance-authority'

/** The line a checkbox, a radio or a switch stands in: 44 px for fingers, 32 px for a mouse. */
export const choiceRowLook = cva(
  'flex min-w-0 items-start gap-3 py-2.5 text-body has-disabled:cursor-not-allowed has-disabled:opacity-40 md:py-1',
)

/** The drawn box, or disc, itself; the tick or dot is laid over it. */
export const choiceBoxLook = cva(
  'peer col-start-1 row-start-1 appearance-none border border-control bg-surface transition-colors checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent aria-invalid:border-2 aria-invalid:border-sale disabled:cursor-not-allowed',
  {
    variants: {
      shape: {
        box: '',
        disc: 'rounded-full indeterminate:border-control indeterminate:bg-surface',
      },
      size: { 20: 'size-5', 28: 'size-7' },
    },
    compoundVariants: [
      { shape: 'box', size: 20, class: 'rounded-small' },
      { shape: 'box', size: 28, class: 'rounded-dense' },
    ],
  },
)
