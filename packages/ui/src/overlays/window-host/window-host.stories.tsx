import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../actions/button/button.tsx'
import { TextLink } from '../../actions/text-link/text-link.tsx'
import { createResultWindow } from './create-result-window.tsx'
import { useOpenWindows, useWindows } from './use-windows.ts'
import { WindowHost } from './window-host.tsx'
import type { WindowRegistry } from './window-registry.ts'

declare module './use-windows.ts' {
  interface WindowPropsByName {
    storyRegion: { city: string }
    storyPhone: { phone: string }
    storyLetters: { onSubscribeClose: () => void }
  }
}

const registry: WindowRegistry = {
  result: createResultWindow({ close: 'Понятно' }),
  storyRegion: {
    title: () => 'Ваш город',
    size: 'middle',
    content: ({ city }) => <RegionBody city={city} />,
    parseLink: (link) => ({ city: link.dataset.city ?? 'Москва' }),
  },
  storyPhone: { title: () => 'Телефон', size: 'smalls', content: ({ phone }) => <p>{phone}</p> },
  storyLetters: {
    title: () => 'Подписка',
    size: 'smalls',
    content: LettersBody,
    onClose: ({ onSubscribeClose }) => onSubscribeClose(),
  },
}

function RegionBody({ city }: { city: string }) {
  const { open } = useWindows()
  const { active, previous } = useOpenWindows()
  return (
    <>
      <p data-testid="state">{`${active} после ${previous ?? 'ничего'}: ${city}`}</p>
      <Button onClick={() => open('storyPhone', { phone: '8 800 555-24-10' })}>Позвонить</Button>
    </>
  )
}

function LettersBody() {
  const { open } = useWindows()
  return <Button onClick={() => open('result', { text: 'Вы подписаны.' })}>Отправить</Button>
}

const onSubscribeClose = fn()

function Page() {
  const { open } = useWindows()
  const { active, previous } = useOpenWindows()
  return (
    <div>
      <output data-testid="page">{`${active ?? 'нет'}, до этого ${previous ?? 'нет'}`}</output>{' '}
      <Button onClick={() => open('storyRegion', { city: 'Казань' })}>Город</Button>{' '}
      <Button onClick={() => open('result', { text: 'Бонусы придут через минуту.' })}>
        Подписаться
      </Button>{' '}
      <Button
        kind="outline"
        onClick={() =>
          open('result', { title: 'Ошибка', tone: 'failed', text: 'Повторите позднее' })
        }
      >
        Сломать
      </Button>{' '}
      <Button onClick={() => open('storyLetters', { onSubscribeClose })}>Письма</Button>{' '}
      <TextLink href="/region-links/" data-window="storyRegion" data-city="Самара">
        Все города
      </TextLink>
    </div>
  )
}

const meta = {
  title: 'Окна/WindowHost',
  component: WindowHost,
  args: { registry, labels: { close: 'Закрыть', loading: 'Загружаем' }, children: <Page /> },
} satisfies Meta<typeof WindowHost>

export default meta
type Story = StoryObj<typeof meta>

const page = () => within(document.body)
const dialogs = () => page().queryAllByRole('dialog')

export const Closed: Story = {}

export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Город' }))
    await expect(await page().findByRole('dialog', { name: 'Ваш город' })).toBeInTheDocument()
  },
}

/** One window at a time, the previous one is remembered, closing clears both. */
export const Single: Story = {
  name: 'Одно окно за раз',
  tags: ['window.single'],
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Город' }))
    await page().findByRole('dialog', { name: 'Ваш город' })
    await expect(page().getByTestId('state')).toHaveTextContent('storyRegion после ничего: Казань')
    await step('a second window replaces the first', async () => {
      await userEvent.click(page().getByRole('button', { name: 'Позвонить' }))
      await page().findByRole('dialog', { name: 'Телефон' })
      await expect(dialogs()).toHaveLength(1)
      await expect(canvas.getByTestId('page')).toHaveTextContent('storyPhone, до этого storyRegion')
    })
    await step('closing clears both and restores the focus', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(dialogs()).toHaveLength(0))
      await expect(canvas.getByTestId('page')).toHaveTextContent('нет, до этого нет')
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Город' })).toHaveFocus())
    })
  },
}

/** A window has the width of its size; the close button and the backdrop close it. */
export const Sizes: Story = {
  name: 'Размеры и закрытие',
  tags: ['window.sizes'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, step }) => {
    await step('middle is 720 px, closed by the close button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Город' }))
      const dialog = await page().findByRole('dialog', { name: 'Ваш город' })
      await expect(innerWidth).toBe(1440)
      await expect(dialog.offsetWidth).toBe(720)
      await userEvent.click(page().getByRole('button', { name: 'Закрыть' }))
      await waitFor(() => expect(dialogs()).toHaveLength(0))
    })
    await step('smalls is 440 px, closed by the backdrop', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Подписаться' }))
      const dialog = await page().findByRole('dialog')
      await expect(dialog.offsetWidth).toBe(440)
      const backdrop = document.elementFromPoint(4, 4)
      if (!backdrop) throw new Error('The window has no backdrop')
      await userEvent.click(backdrop)
      await waitFor(() => expect(dialogs()).toHaveLength(0))
    })
  },
}

/** On the phone a window is a bottom sheet. */
export const PhoneSheet: Story = {
  name: 'На телефоне',
  tags: ['window.sizes'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Город' }))
    const dialog = await page().findByRole('dialog', { name: 'Ваш город' })
    await expect(dialog.offsetWidth).toBe(390)
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBe(innerHeight))
    await expect(dialog.getBoundingClientRect().top).toBeGreaterThan(40)
  },
}

/** A success window is titled «Спасибо!» by default. */
export const DefaultTitle: Story = {
  name: 'Окно благодарности',
  tags: ['modal.title'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Подписаться' }))
    await expect(await page().findByRole('dialog', { name: 'Спасибо!' })).toHaveTextContent(
      'Бонусы придут через минуту.',
    )
  },
}

export const Failed: Story = {
  name: 'A failure has its own title',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сломать' }))
    await page().findByRole('dialog', { name: 'Ошибка' })
    await expect(page().getByRole('alert')).toHaveTextContent('Повторите позднее')
  },
}

const pressed = fn()

export const ByLink: Story = {
  name: 'A plain link opens its window instead of navigating',
  play: async ({ canvas }) => {
    const listen = (event: Event) => pressed(event.defaultPrevented)
    document.addEventListener('click', listen, { once: true })
    await userEvent.click(canvas.getByRole('link', { name: 'Все города' }))
    await page().findByRole('dialog', { name: 'Ваш город' })
    await expect(page().getByTestId('state')).toHaveTextContent('Самара')
    await expect(pressed).toHaveBeenCalledWith(true)
  },
}

/** OnClose is called when the user closes the window, not when another window replaces it. */
export const ClosedByUser: Story = {
  name: 'Окно закрыл покупатель',
  tags: ['window.subscription-cookie'],
  play: async ({ canvas }) => {
    onSubscribeClose.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Письма' }))
    await page().findByRole('dialog', { name: 'Подписка' })
    await userEvent.click(page().getByRole('button', { name: 'Отправить' }))
    await page().findByRole('dialog', { name: 'Спасибо!' })
    await expect(onSubscribeClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialogs()).toHaveLength(0))
    await expect(onSubscribeClose).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Письма' }))
    await page().findByRole('dialog', { name: 'Подписка' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(onSubscribeClose).toHaveBeenCalledOnce())
  },
}
