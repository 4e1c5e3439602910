import { userMenu } from '../setup/studio'
import { expect, test } from '../setup/studio-test'

test('the owner lets somebody in, gives them another role and takes the access away; what is wrong is said at its field, and only the owner finds the screen', {
  tag: '@long',
}, async ({ studio, demo, anotherContext, provoked }) => {
  const name = 'Priya Natarajan'
  const page = await studio('olivia', '/studio/people')
  const list = page.getByRole('list', { name: 'People with access' })
  const line = list.getByRole('listitem').filter({ hasText: name })
  await expect(list.getByRole('listitem').filter({ hasText: 'Olivia Ortega' })).toContainText(
    'The only owner.',
  )
  await expect(list.getByRole('combobox', { name: 'Role of Olivia Ortega' })).toHaveCount(0)

  provoked.push('Failed to load resource: the server responded with a status of 409')
  provoked.push('Failed to load resource: the server responded with a status of 401')
  const email = page.getByLabel('Email')
  await page.getByLabel('Name').fill(name)
  await email.fill(demo.person('fred').email)
  await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption('Front desk')
  await page.getByRole('button', { name: 'Invite' }).click()
  await expect(email).toHaveAccessibleDescription(/Fred Baker’s, who has access already/)
  await expect(email).toBeFocused()
  await expect(page.getByLabel('Name')).toHaveValue(name)
  await email.fill('priya@ocotillo.example')
  await page.getByRole('button', { name: 'Invite' }).click()
  await expect(line).toContainText('priya@ocotillo.example')
  await expect(page.getByText('Priya Natarajan is invited.')).toBeVisible()

  const other = await (await anotherContext()).newPage()
  await other.goto('/studio')
  await other.getByRole('link', { name: `${name}, Front desk` }).click()
  await expect(userMenu(other, name)).toBeVisible()
  await expect(other.getByRole('link', { name: 'People and access' })).toHaveCount(0)

  // Still logged in, but away: what an open Studio asks in the very moment of a change is not the point here.
  await other.goto('/robots.txt')
  await line.getByRole('combobox', { name: `Role of ${name}` }).selectOption('Clinician')
  await expect(line).toContainText('signs off on exams')
  await line.getByRole('button', { name: `Change the role of ${name}` }).click()
  await expect(line.getByRole('button', { name: `Change the role of ${name}` })).toHaveCount(0)
  await expect(line.getByRole('combobox')).toHaveValue('clinician')

  await line.getByRole('button', { name: `Remove ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: `Remove ${name}?` })
  await expect(dialog).toContainText('loses access at once')
  await dialog.getByRole('button', { name: 'Remove access' }).click()
  await expect(line).toHaveCount(0)
  await other.goto('/studio')
  await expect(other.getByRole('link', { name: /, Front desk$/ })).toBeVisible()
  await expect(other.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveCount(0)
})
