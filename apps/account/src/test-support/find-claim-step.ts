import { screen } from '@testing-library/react'

/** The step of the claim's form with this heading. */
export async function findStep(name: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { name, level: 2 })
  const item = heading.closest('li')
  if (!item) throw new Error(`«${name}» is no step`)
  return item
}

/** The button that ends the open step. */
export const goOn = () => screen.getByRole('button', { name: 'Продолжить' })
