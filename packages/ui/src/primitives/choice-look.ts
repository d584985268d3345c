import { cva } from 'class-variance-authority'

/** The line a checkbox, a radio or a switch stands in: 44 px for fingers, 32 px for a mouse. */
export const choiceRowLook = 'choice-row'

/** The drawn box, or disc, with its tick, dash or dot: one element, as filters have a hundred. */
export const choiceBoxLook = cva('choice-mark', {
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
