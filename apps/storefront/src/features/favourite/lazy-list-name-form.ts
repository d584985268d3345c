import { lazyPart } from '@svetlitsa/ui/lazy/lazy-part'

/** Opened by a button, and so loaded with it. */
export const ListNameForm = lazyPart(async () => {
  const { ListNameForm } = await import('@svetlitsa/shell/favourite/list-name-form')
  return { default: ListNameForm }
})
