//===- traits.h - type traits of the containers ---------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMP_DETAIL_TRAITS_H
#define AMP_DETAIL_TRAITS_H

#include "config.h"
#include <iterator>
#include <type_traits>
#include <utility>

namespace Concurrency {

template <typename T, int N = 1> class AMPCC_LIBRARY_CLASS("array") array;
template <typename T, int N = 1> class AMPCC_LIBRARY_CLASS("array_view") array_view;

namespace ampcc_detail {

/// A pointer to `From` serves as a pointer to elements `To`: the same type but for const.
template <typename From, typename To>
using points_to = std::is_convertible<typename std::remove_pointer<From>::type (*)[], To (*)[]>;

/// Whether `C` (a reference for lvalues) is a container over whose memory views of T can stand:
/// it has data() and size(), and it is not a temporary unless the view only reads (spec 5.2.2).
template <typename C, typename T, typename = void> struct is_source : std::false_type {};
template <typename C, typename T>
struct is_source<
    C, T,
    typename std::enable_if<std::is_pointer<decltype(std::declval<C &>().data())>::value &&
                            std::is_integral<decltype(std::declval<C &>().size())>::value>::type>
    : std::integral_constant<bool,
                             points_to<decltype(std::declval<C &>().data()), T>::value &&
                                 (std::is_lvalue_reference<C>::value || std::is_const<T>::value)> {
};

template <typename C, typename T>
using if_source = typename std::enable_if<is_source<C, T>::value, int>::type;
/// A container that a view could show if the view only read.
template <typename C, typename T>
using if_read_only_source =
    typename std::enable_if<!is_source<C, T>::value && is_source<C, const T>::value, int>::type;

/// Keeps a constructor to iterators, so that ints stay extents.
template <typename It>
using if_iterator = typename std::enable_if<
    !std::is_same<typename std::iterator_traits<It>::iterator_category, void>::value, int>::type;

/// The element type of an iterator.
template <typename It> using element = typename std::iterator_traits<It>::value_type;

/// The element type of a container, const if the container is.
template <typename C>
using element_in = typename std::remove_pointer<decltype(std::declval<C &>().data())>::type;

/// The type that an array holding elements of a view of T has: `const array<U, N>` for const U.
template <typename T, int N>
using array_behind = typename std::conditional<std::is_const<T>::value,
                                               const array<typename std::remove_const<T>::type, N>,
                                               array<T, N>>::type;

/// Names no type that a program has; keeps a parameter out of overload resolution.
struct no_type;

/// The same where an array that ends soon does not convert to that by itself.
template <typename T, int N>
using array_ending = typename std::conditional<std::is_const<T>::value, no_type, array<T, N>>::type;

/// U, const if T is.
template <typename T, typename U>
using like = typename std::conditional<std::is_const<T>::value, const U, U>::type;

/// The view that converts to a view of T: of non-const elements, where T is const.
template <typename T, int N>
using mutable_view =
    typename std::conditional<std::is_const<T>::value,
                              array_view<typename std::remove_const<T>::type, N>, no_type>::type;

} // namespace ampcc_detail
} // namespace Concurrency

#endif
