import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ColourList } from './fixtures/colour-list.tsx'
import { ContrastTable } from './fixtures/contrast-table.tsx'
import { fixedColours, themeColours } from './fixtures/token-data.ts'

const meta = {
  title: 'Основы/Цвет',
  component: ColourList,
  tags: ['!autodocs'],
  args: { colours: themeColours },
} satisfies Meta<typeof ColourList>

export default meta
type Story = StoryObj<typeof meta>

export const Themes: Story = {
  name: 'Цвета темы',
  tags: ['kit.tokens'],
  play: async ({ canvas, canvasElement }) => {
    const values = [...canvasElement.querySelectorAll('button')].map(
      ({ textContent }) => textContent,
    )
    for (const { name, light, dark } of themeColours) {
      await expect(values).toEqual(expect.arrayContaining([light, dark]))
      for (const theme of ['light', 'dark'])
        await expectSheetColour(canvas.getByTestId(`${theme} ${name}`), name)
    }
  },
}

export const Fixed: Story = { name: 'Цвета без темы', args: { colours: fixedColours } }

export const TextContrast: Story = {
  name: 'Контраст текста',
  render: () => <ContrastTable kind="text" />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/достаточно/).length).toBeGreaterThan(60)
    await expect(canvas.queryByText(/мало/)).not.toBeInTheDocument()
  },
}

export const ControlContrast: Story = {
  name: 'Контраст границ и знаков',
  render: () => <ContrastTable kind="control" />,
}

export const LightIslandOnDark: Story = {
  name: 'Светлый остров на тёмном',
  args: { colours: themeColours.slice(0, 3) },
  decorators: [
    (Story) => (
      <div data-theme="dark" className="bg-paper p-6">
        <div data-theme="light" className="rounded-large bg-paper p-6">
          {Story()}
        </div>
      </div>
    ),
  ],
}

/** A mixture is no variable of the themes: only its utility class knows it. */
async function expectSheetColour(swatch: HTMLElement, name: string): Promise<void> {
  const shown = getComputedStyle(swatch).backgroundColor
  swatch.style.background = ''
  swatch.style.setProperty('background', `var(--${name})`)
  const inSheet = getComputedStyle(swatch).backgroundColor
  swatch.style.background = shown
  if (inSheet !== 'rgba(0, 0, 0, 0)') await expect(inSheet, name).toBe(shown)
}
