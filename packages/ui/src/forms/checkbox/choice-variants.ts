import { cva } from 'class-variance-authority'

/** The row of a checkbox, a radio or a switch: 44 px for touch, 32 px for a mouse. */
export const choiceRowClass = 'choice-row'

/**
 * The box or disc with its tick, dash or dot. A single element, because filters have about a
 * hundred of them.
 */
export const choiceBoxVariants = cva('choice-mark', {
  variants: {
    shape: { box: 'choice-box', disc: 'rounded-full before:size-2 before:rounded-full' },
    size: { 20: 'size-5', 28: 'size-7' },
  },
  compoundVariants: [
    { shape: 'box', size: 20, class: 'mt-0.5 rounded-small' },
    { shape: 'box', size: 28, class: '-my-0.5 rounded-dense' },
    { shape: 'disc', class: 'mt-0.5' },
  ],
})
