import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShoppingBag, Truck } from 'lucide'
import { expect, fn, userEvent } from 'storybook/test'
import { Icon } from '../../media/icon/icon.tsx'
import { Button } from './button.tsx'

const meta = {
  title: 'Действия/Button',
  component: Button,
  args: { children: 'В корзину', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

const kinds = ['primary', 'dark', 'soft', 'quiet', 'outline'] as const
const sizes = [40, 48, 56] as const

export const Primary: Story = {}

export const Kinds: Story = {
  render: () => (
    <div className="flex flex-wrap gap-4">
      {kinds.map((kind) => (
        <Button key={kind} kind={kind}>
          {kind}
        </Button>
      ))}
    </div>
  ),
}

export const Sizes: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-4">
      {sizes.map((size) => (
        <Button key={size} size={size} icon={<Icon iconNode={ShoppingBag} />}>
          Высота {size}
        </Button>
      ))}
    </div>
  ),
}

export const OnPicture: Story = {
  name: 'White, on a picture',
  args: { kind: 'white', children: 'Смотреть в 3D' },
  decorators: [(Story) => <div className="rounded-large bg-sand-deep p-8">{Story()}</div>],
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'В корзину' })).toBeDisabled()
  },
}

export const Waiting: Story = {
  args: { waiting: 'ждём', type: 'submit' },
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'ждём' })
    await step('keeps the focus and ignores clicks', async () => {
      await userEvent.tab()
      await expect(button).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onClick).not.toHaveBeenCalled()
    })
  },
}

export const WaitingKeepsWidth: Story = {
  render: () => (
    <div className="flex flex-col items-start gap-4">
      <Button>Оформить заказ</Button>
      <Button waiting="ждём">Оформить заказ</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const [idle, waiting] = canvas.getAllByRole('button')
    await expect(waiting?.getBoundingClientRect().width).toBe(idle?.getBoundingClientRect().width)
  },
}

/** The label is aligned left, centre or right. */
export const Aligned: Story = {
  name: 'Надпись слева, по центру и справа',
  tags: ['button.align'],
  parameters: { proof: { name: '[button.align] the label is aligned left, centre or right' } },
  render: () => (
    <div className="flex max-w-login flex-col gap-4">
      <Button wide align="left">
        Слева
      </Button>
      <Button wide align="center">
        По центру
      </Button>
      <Button wide align="right">
        Справа
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const measureTextCentre = (name: string) => {
      const textRange = document.createRange()
      const button = canvas.getByRole('button', { name })
      textRange.selectNodeContents(button)
      const box = textRange.getBoundingClientRect()
      const frame = button.getBoundingClientRect()
      return (box.left + box.width / 2 - frame.left) / frame.width
    }
    await expect(measureTextCentre('Слева')).toBeLessThan(0.3)
    await expect(measureTextCentre('По центру')).toBeCloseTo(0.5, 2)
    await expect(measureTextCentre('Справа')).toBeGreaterThan(0.7)
  },
}

export const AsLink: Story = {
  render: () => (
    <Button kind="dark" href="/catalog/" icon={<Icon iconNode={Truck} />}>
      В каталог
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'В каталог' })).toHaveAttribute(
      'href',
      '/catalog/',
    )
  },
}

export const LongLabel: Story = {
  render: () => (
    <div className="w-48">
      <Button wide>Сообщить о поступлении на Александрова-Вознесенскую</Button>
    </div>
  ),
}

export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}
