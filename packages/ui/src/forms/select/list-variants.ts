import { cva } from 'class-variance-authority'

/** The floating list of a select, a combobox or a menu. */
export const listVariants = cva(
  'z-50 max-h-80 overflow-y-auto overscroll-contain rounded-medium bg-surface p-1.5 shadow-float outline-none',
)

/** One row of such a list; Radix and the combobox mark the current row with data-highlighted. */
export const listRowVariants = cva(
  'flex min-h-11 w-full cursor-default items-center gap-3 rounded-dense px-3 py-2 text-left text-nav font-normal text-ink outline-none select-none data-highlighted:bg-sand data-disabled:text-ink-faint md:min-h-10',
)
