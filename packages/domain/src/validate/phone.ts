/**
 * Whether a field of type phone starts with + followed by digits and separators: spaces,
 * parentheses and hyphens (storefront §5). How many digits there must be is another rule.
 */
export function isPhone(text: string): boolean {
  return /^\+[0-9 ()-]*[0-9][0-9 ()-]*$/.test(text)
}
