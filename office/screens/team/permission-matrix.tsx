import { fetchPermissions } from '#contract/office/team.ts'
import { ROLE_LABELS, STAFF_ROLES } from '#contract/terms/staff-roles.ts'
import { Icon } from '../../ui/icon.tsx'
import { Refused } from '../../ui/refused.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useOffice } from '../../use-office.ts'
import { OPERATION_LABELS } from './operation-labels.ts'
import './permission-matrix.css'

/** Which role may do what, as the server holds it. */
export function PermissionMatrix() {
  const { data, error, refetch } = useOffice(fetchPermissions, {})
  return (
    <details className="permissions">
      <summary>What each role may do</summary>
      {error && <Refused message={error.failure.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={8} />}
      {data && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
        <section className="permissions-scroll" tabIndex={0} aria-label="What each role may do">
          <table>
            <thead>
              <tr>
                <th scope="col">May</th>
                {STAFF_ROLES.map((role) => (
                  <th key={role} scope="col" title={ROLE_LABELS[role].does}>
                    {ROLE_LABELS[role].name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.permissions.map(({ operation, roles }) => (
                <tr key={operation}>
                  <th scope="row">{OPERATION_LABELS[operation]}</th>
                  {STAFF_ROLES.map((role) => (
                    <td key={role}>
                      {roles.includes(role) ? (
                        <>
                          <Icon name="check" />
                          <span className="visually-hidden">yes</span>
                        </>
                      ) : (
                        <span className="visually-hidden">no</span>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  )
}
