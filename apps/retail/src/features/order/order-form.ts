/** What of the pane needs more than a click. */
export type OrderForm = 'cancel' | 'split' | 'return' | 'link' | 'money' | 'delivery' | 'note'
