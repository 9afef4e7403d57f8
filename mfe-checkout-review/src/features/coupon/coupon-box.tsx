import { ApiError, callApi } from '@portal/shared-contracts';
import { checkCoupon } from '@portal/shared-contracts/checkout';
import { errorLines, useAnnounce, FieldFrame } from '@portal/shared-ui';
import { CheckCircleIcon } from '@portal/shared-ui/icons';
import { Button, TextField } from '@portal/shared-ui/controls';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

/** A coupon that the server accepted, with what it does. */
export interface AppliedCoupon {
  code: string;
  discountAmount: number;
  total: number;
}

/** Props of {@link CouponBox}. */
export interface CouponBoxProps {
  item: string;
  /** Asked for as soon as the box appears: from `?coupon=`, or applied before the price changed. */
  initial: string | undefined;
  /** What the box holds where no coupon is asked for. */
  typed?: string;
  applied: AppliedCoupon | undefined;
  /** While money may be moving, its price stays as it is. */
  isDisabled?: boolean;
  onChange: (coupon: AppliedCoupon | undefined) => void;
  /** Tells what waits in the box to be applied. */
  onType?: (code: string) => void;
  /** While the server decides, nobody knows yet what is to be paid. */
  onChecking?: (isChecking: boolean) => void;
}

// A network that failed, or a limit, says nothing of the coupon.
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

// The first coupon is asked for once, whatever renders again.
const useCouponCheck = ({ item, initial, applied, onChange, onChecking }: CouponBoxProps) => {
  const { t } = useTranslation('checkout');
  const { t: tUi } = useTranslation('ui');
  const announce = useAnnounce();
  const check = useMutation({
    mutationFn: (couponCode: string) => callApi(checkCoupon, { item, couponCode }),
    // What was applied before holds until it is refused, and the server takes no price that was not shown.
    onMutate: () => onChecking?.(applied === undefined),
    onSettled: () => onChecking?.(false),
    onSuccess: ({ discountAmount, total }, couponCode) => {
      onChange({ code: couponCode, discountAmount, total });
      announce(t('coupon.applied'));
    },
    onError: (error) => {
      if (applied && isRefusal(error)) onChange(undefined);
      announce(errorLines(error, tUi).join(' '), 'assertive');
    },
  });
  const { mutate } = check;
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current || !initial) return;
    asked.current = true;
    mutate(initial);
  }, [initial, mutate]);
  return check;
};

const focusBox = (): void => document.getElementById('field-coupon')?.focus();

// Once a coupon is applied its button is locked, which would take the focus away.
const keepFocus = (button: HTMLButtonElement | null): void => {
  if (document.activeElement === button) requestAnimationFrame(focusBox);
};

const onEnter = (run: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  run();
};

/** What stands in the box, and what becomes of it. */
const useCode = (props: CouponBoxProps) => {
  const { onType } = props;
  const [code, setCode] = useState(props.initial ?? props.typed ?? '');
  const check = useCouponCheck(props);
  const button = useRef<HTMLButtonElement>(null);
  const type = (typed: string): void => {
    // What was said is said of another code.
    if (check.isError) check.reset();
    setCode(typed);
    onType?.(typed);
  };
  const onSuccess = (): void => {
    onType?.('');
    keepFocus(button.current);
  };
  return {
    code,
    check,
    button,
    type,
    apply: () => check.mutate(code.trim(), { onSuccess }),
    remove: () => {
      type('');
      check.reset();
      props.onChange(undefined);
      // The button goes with the coupon, and would take the focus along.
      focusBox();
    },
  };
};

/** Unapplied, applied (locked, with its discount) or refused; Remove resets (CR-45, CR-46). */
export const CouponBox = (props: CouponBoxProps) => {
  const { applied, isDisabled = false } = props;
  const { t } = useTranslation('checkout');
  const { t: tUi } = useTranslation('ui');
  const { code, check, button, type, apply, remove } = useCode(props);
  const isBlocked = isDisabled || code.trim() === '' || check.isPending || applied !== undefined;
  const press = (): void => {
    if (!isBlocked) apply();
  };
  return (
    <div className="cr-coupon">
      <FieldFrame
        name="coupon"
        label={t('coupon.label')}
        help={applied && <Applied />}
        {...(check.isError ? { error: errorLines(check.error, tUi).join(' ') } : {})}
      >
        {(control) => (
          <TextField
            {...control}
            value={code}
            readOnly={isDisabled || applied !== undefined}
            autoCapitalize="characters"
            autoComplete="off"
            onChange={(event) => type(event.target.value)}
            onKeyDown={onEnter(press)}
          />
        )}
      </FieldFrame>
      <div className="cr-coupon-buttons">
        <Button
          ref={button}
          disabled={isBlocked && !check.isPending}
          loading={check.isPending}
          onClick={press}
        >
          {t('coupon.apply')}
        </Button>
        {(applied || check.isError) && (
          <Button type="link" size="small" disabled={isDisabled} onClick={remove}>
            {t('coupon.remove')}
          </Button>
        )}
      </div>
    </div>
  );
};

const Applied = () => {
  const { t } = useTranslation('checkout');
  return (
    <span className="cr-coupon-applied">
      <CheckCircleIcon /> {t('coupon.applied')}
    </span>
  );
};
