import { Component, type ReactNode } from 'react';
import { Stop } from './stop.tsx';

/** Our own mistakes: never a blank page. A part that cannot be loaded means the server has been renewed meanwhile. */
export class Mishap extends Component<{ readonly children: ReactNode }, { readonly code: string | null }> {
  override state: { readonly code: string | null } = { code: null };

  static getDerivedStateFromError(error: unknown): { readonly code: string } {
    const stale = error instanceof TypeError && /dynamically imported|module script/i.test(error.message);
    return { code: stale ? 'protocol' : 'mishap' };
  }

  override render(): ReactNode {
    return this.state.code === null ? (
      this.props.children
    ) : (
      <Stop code={this.state.code} onRetry={() => window.location.reload()} />
    );
  }
}
