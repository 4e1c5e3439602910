import { Icon } from '@/components/ui/icon'
import { SignOut } from './sign-out'

/** Where one's own things are changed. */
export const AccountWays = ({ phone }: { phone: string | null }) => (
  <nav aria-label="Account" className="account-card account-ways">
    <ul>
      <li>
        <a href="/account/settings">
          <Icon name="user" />
          Name, email and password
        </a>
      </li>
      <li>
        <a href="/account/data">
          <Icon name="lock" />
          Your data
        </a>
      </li>
    </ul>
    <SignOut phone={phone} />
  </nav>
)
