import { cva } from 'class-variance-authority'

/** The line a checkbox, a radio or a switch stands in: 44 px for fingers, 32 px for a mouse. */
export const choiceRowLook = cva(
  'flex min-w-0 items-start gap-3 py-2.5 text-body has-disabled:cursor-not-allowed has-disabled:opacity-40 md:py-1',
)

/**
 * The drawn box, or disc, with its tick, dash or dot: one element, as filters have a hundred.
 * Where the system chooses the colours, the system draws it.
 */
export const choiceBoxLook = cva(
  'grid shrink-0 appearance-none place-items-center border border-control bg-surface transition-colors before:hidden before:bg-on-accent checked:border-accent checked:bg-accent checked:before:block aria-invalid:border-2 aria-invalid:border-sale disabled:cursor-not-allowed forced-colors:appearance-auto forced-colors:before:hidden',
  {
    variants: {
      shape: {
        box: 'before:mark-check before:size-3.5 indeterminate:border-accent indeterminate:bg-accent indeterminate:before:mark-some indeterminate:before:block',
        disc: 'rounded-full before:size-2 before:rounded-full',
      },
      size: { 20: 'size-5', 28: 'size-7' },
    },
    compoundVariants: [
      { shape: 'box', size: 20, class: 'mt-0.5 rounded-small' },
      { shape: 'box', size: 28, class: '-my-0.5 rounded-dense' },
      { shape: 'disc', class: 'mt-0.5' },
    ],
  },
)
