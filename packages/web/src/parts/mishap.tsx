import { Component, type ReactNode } from 'react';
import { isRenewed } from './renewed.ts';
import { Stop } from './stop.tsx';

/** Our own mistakes: never a blank page. */
export class Mishap extends Component<{ readonly children: ReactNode }, { readonly code: string | null }> {
  override state: { readonly code: string | null } = { code: null };

  static getDerivedStateFromError(error: unknown): { readonly code: string } {
    return { code: isRenewed(error) ? 'protocol' : 'mishap' };
  }

  override render(): ReactNode {
    return this.state.code === null ? (
      this.props.children
    ) : (
      <Stop code={this.state.code} onRetry={() => window.location.reload()} />
    );
  }
}
